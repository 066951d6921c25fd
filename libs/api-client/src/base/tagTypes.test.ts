import { expect, test } from 'vitest';
import { getProviderVariants, getSeriesCoverPage, getSuperCoverPage } from '../coverPage/endpoints.ts';
import { getPage } from '../pages/endpoints.ts';
import { getSeries } from '../series/endpoints.ts';
import { getSwimlane } from '../swimlane/endpoints.ts';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { getTitle } from '../title/endpoints.ts';

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'an unknown item with the id %s fails with 404',
  async (id) => {
    const { dispatch } = apiUnderTest(() => new Response(null, { status: 404 }));
    const answers = await Promise.all([
      dispatch(getTitle.initiate(id)),
      dispatch(getSeries.initiate(id)),
      dispatch(getSuperCoverPage.initiate(id)),
      dispatch(getSeriesCoverPage.initiate(id)),
      dispatch(getProviderVariants.initiate(`https://content.test/search/${id}`)),
      dispatch(getPage.initiate({ slug: id })),
      dispatch(getSwimlane.initiate({ link: 'https://content.test/layout/swimlanes/a', type: id })),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ isError: true, error: { status: 404 } });
  },
);
