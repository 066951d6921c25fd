import { api } from '../base/api.ts';

/**
 * What a customer may watch has changed, or what he pays with: whatever follows from it is asked for anew. What is on sale
 * to everybody is not.
 */
export const entitlementsChanged = () =>
  api.util.invalidateTags([
    'Customer',
    'Subscription',
    'Payment',
    'Pages',
    'Swimlane',
    'Title',
    'CoverPage',
    'Guide',
    'Search',
    'InAppMessages',
  ]);
