import type { Wire } from '../parse/fitsContract.ts';

export const frontPageImageFixture: Wire['FrontpageImage'] = {
  url: 'https://media.test/images/frontpage?width=1280',
};
