import { Link, useIsHydrated } from '@tv/rendering';
import { links } from '@tv/routes';
import { Button } from '@tv/ui';
import { dropKeptAsset, readKeptAsset } from './readKeptAsset.browser.ts';

/** The way from a receipt to what one became a customer for (REC-03), or to the front page; once taken, it is forgotten. */
export function WayToWatch() {
  const asset = useIsHydrated() ? readKeptAsset() : undefined;
  return (
    <Button
      as={Link}
      to={asset?.path ?? links.front()}
      onClick={dropKeptAsset}
      variant="primary"
      size="large"
    >
      {asset ? `Se ${asset.name}` : 'Begynn å se'}
    </Button>
  );
}
