import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '@tv/auth';
import { customerLinks } from '@tv/routes';

/** Redirects a customer to the TV 2 activation, except inside a frame. */
export function useActivationRedirect(): void {
  const navigate = useNavigate();
  const isCustomer = useCurrentUser().kind === 'customer';
  useEffect(() => {
    if (isCustomer && window.parent === window) {
      void navigate(customerLinks.activation('tv2'), { replace: true });
    }
  }, [isCustomer, navigate]);
}
