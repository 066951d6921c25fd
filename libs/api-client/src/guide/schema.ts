import * as v from 'valibot';
import { isDateKey } from '@tv/time';
import { cardLinksSchema, channelSchema, imageSchema, programStateSchema } from '../card/schema.ts';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalFields } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { id, instant, name } from '../parse/primitives.ts';
import { href } from '../parse/urls.ts';

/** `YYYY-MM-DD`, the day in Oslo. */
const day = v.pipe(v.string(), v.check(isDateKey, 'Not a date'));

function guideChannel(context: ParseContext) {
  return fitsContract<Wire['GuideChannel']>()(
    v.object({
      ...channelSchema(context).entries,
      isFavourite: v.optional(v.boolean(), false),
      links: v.optional(v.object({ myList: v.optional(href(context)) })),
    }),
  );
}

function programmeSchema(context: ParseContext) {
  return fitsContract<Wire['Programme']>()(
    v.object({
      id,
      title: name,
      start: instant,
      end: instant,
      ...optionalFields(
        'programme',
        {
          subtitle: v.string(),
          description: v.string(),
          image: imageSchema(context),
          ageLimit: v.number(),
          state: programStateSchema(context),
          links: cardLinksSchema(context),
        },
        context,
      ),
    }),
  );
}

function channelDay(context: ParseContext) {
  return v.object({
    channel: guideChannel(context),
    programmes: listOf(programmeSchema(context), 'programme', context),
  });
}

function guideSchema(context: ParseContext) {
  return fitsContract<Wire['TvGuide']>()(
    v.object({
      date: day,
      totalChannels: v.optional(v.number()),
      page: v.optional(v.number()),
      channels: listOf(channelDay(context), 'guide channel', context),
    }),
  );
}

function scheduleSchema(context: ParseContext) {
  return fitsContract<Wire['Schedule']>()(v.object({ date: day, ...channelDay(context).entries }));
}

export type TvGuide = v.InferOutput<ReturnType<typeof guideSchema>>;
export type Schedule = v.InferOutput<ReturnType<typeof scheduleSchema>>;
export type Programme = Schedule['programmes'][number];

export function parseTvGuide(body: unknown, context: ParseContext): TvGuide {
  return v.parse(guideSchema(context), body);
}

export function parseSchedule(body: unknown, context: ParseContext): Schedule {
  return v.parse(scheduleSchema(context), body);
}
