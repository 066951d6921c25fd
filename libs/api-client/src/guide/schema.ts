import * as v from 'valibot';
import { isDateKey } from '@tv/time';
import { cardLinksSchema, channelSchema, imageSchema, programStateSchema } from '../card/schema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalFields } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { parserOf } from '../parse/parserOf.ts';
import { id, instant, name } from '../parse/primitives.ts';
import { href } from '../parse/urls.ts';

/** `YYYY-MM-DD`, the day in Oslo. */
const day = v.pipe(v.string(), v.check(isDateKey, 'Not a date'));

function guideChannel(context: ParseContext) {
  return contractObject('GuideChannel', {
    ...channelSchema(context).entries,
    isFavourite: v.optional(v.boolean(), false),
    links: v.optional(v.object({ myList: v.optional(href(context)) })),
  });
}

function programmeSchema(context: ParseContext) {
  return contractObject('Programme', {
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
}

function channelDay(context: ParseContext) {
  return v.object({
    channel: guideChannel(context),
    programmes: listOf(context, 'programme', programmeSchema(context)),
  });
}

function guideSchema(context: ParseContext) {
  return contractObject('TvGuide', {
    date: day,
    totalChannels: v.optional(v.number()),
    page: v.optional(v.number()),
    channels: listOf(context, 'guide channel', channelDay(context)),
  });
}

function scheduleSchema(context: ParseContext) {
  return contractObject('Schedule', { date: day, ...channelDay(context).entries });
}

export type TvGuide = v.InferOutput<ReturnType<typeof guideSchema>>;
export type Schedule = v.InferOutput<ReturnType<typeof scheduleSchema>>;
export type Programme = Schedule['programmes'][number];

export const parseTvGuide = parserOf(guideSchema);

export const parseSchedule = parserOf(scheduleSchema);
