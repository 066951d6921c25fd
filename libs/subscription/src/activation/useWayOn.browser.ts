import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '@tv/auth';
import { customerLinks } from '@tv/routes';

/** Leads a customer on to where it is told how TV 2 stands; a page in a frame stays where it is. */
export function useWayOn(): void {
  const navigate = useNavigate();
  const isCustomer = useViewer().kind === 'customer';
  useEffect(() => {
    if (isCustomer && window.parent === window) {
      void navigate(customerLinks.activation('tv2'), { replace: true });
    }
  }, [isCustomer, navigate]);
}
