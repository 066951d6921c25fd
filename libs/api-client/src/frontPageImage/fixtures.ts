import type { Wire } from '../parse/wire.ts';

export const frontPageImageFixture: Wire['FrontpageImage'] = {
  url: 'https://media.test/images/frontpage?width=1280',
};
