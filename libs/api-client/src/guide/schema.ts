import * as v from 'valibot';
import { isDateKey } from '@tv/time';
import { cardLinksSchema, channelSchema, imageSchema, programStateSchema } from '../card/schema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf, optionalFields } from '../parse/lenient.ts';
import { parserOf, type ParseContext } from '../parse/parserOf.ts';
import { id, instant, name } from '../parse/primitives.ts';
import { href } from '../parse/urls.ts';

/** `YYYY-MM-DD`, the day in Oslo. */
const day = v.pipe(v.string(), v.check(isDateKey, 'Not a date'));

const guideChannel = (context: ParseContext) =>
  contractObject('GuideChannel', {
    ...channelSchema(context).entries,
    isFavourite: v.optional(v.boolean(), false),
    links: v.optional(v.object({ myList: v.optional(href(context)) })),
  });

const programmeSchema = (context: ParseContext) =>
  contractObject('Programme', {
    id,
    title: name,
    start: instant,
    end: instant,
    ...optionalFields(context, 'programme', {
      subtitle: v.string(),
      description: v.string(),
      image: imageSchema(context),
      ageLimit: v.number(),
      state: programStateSchema(context),
      links: cardLinksSchema(context),
    }),
  });

const channelDay = (context: ParseContext) =>
  v.object({
    channel: guideChannel(context),
    programmes: listOf(context, 'programme', programmeSchema(context)),
  });

export const parseTvGuide = parserOf((context) =>
  contractObject('TvGuide', {
    date: day,
    totalChannels: v.optional(v.number()),
    page: v.optional(v.number()),
    channels: listOf(context, 'guide channel', channelDay(context)),
  }),
);
export type TvGuide = ReturnType<typeof parseTvGuide>;

export const parseSchedule = parserOf((context) =>
  contractObject('Schedule', { date: day, ...channelDay(context).entries }),
);
export type Schedule = ReturnType<typeof parseSchedule>;

export type Programme = Schedule['programmes'][number];
