import { openTabStorage } from '@tv/browser-storage/browser';
import { links } from '@tv/routes';
import { Link, useIsHydrated } from '@tv/ssr';
import { Button } from '@tv/ui';
import { storedSignUpAsset } from './signUpFromAsset.ts';

/** Opens and clears the asset the customer signed up for (REC-03), or opens the front page. */
export function WatchAssetButton() {
  const asset = useIsHydrated() ? storedSignUpAsset.read(openTabStorage()) : undefined;
  return (
    <Button
      as={Link}
      to={asset?.path ?? links.front()}
      onClick={() => storedSignUpAsset.clear(openTabStorage())}
      variant="primary"
      size="large"
    >
      {asset ? `Se ${asset.name}` : 'Begynn å se'}
    </Button>
  );
}
