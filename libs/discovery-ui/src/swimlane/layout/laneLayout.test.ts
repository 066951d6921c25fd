import { describe, expect, it, vi } from 'vitest';
import { SWIMLANE_STYLES, SWIMLANE_TYPES } from '@tv/api-client';
import { laneLayout } from './laneLayout.ts';

const standard = { kind: 'rail', shape: 'landscape', size: 'standard', numbered: false };

describe('laneLayout', () => {
  it('laneLayout returns a separate layout for every style', () => {
    const warn = vi.fn();
    const layouts = SWIMLANE_STYLES.map((style) =>
      JSON.stringify(laneLayout({ style, type: 'Default' }, { reporter: { warn } })),
    );
    expect(new Set(layouts).size).toBe(SWIMLANE_STYLES.length);
    expect(warn).not.toHaveBeenCalled();
  });

  it('LANE-22 a lane without type or style is a Standard lane', () => {
    const warn = vi.fn();
    expect(laneLayout({}, { reporter: { warn } })).toEqual(standard);
    expect(laneLayout({ style: 'Hero' }, { reporter: { warn } })).toEqual({ kind: 'hero', ratio: 'wide' });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(SWIMLANE_TYPES)('laneLayout supports the common styles for type %s', (type) => {
    const warn = vi.fn();
    for (const style of ['Standard', 'Featured', 'StandardPortrait', 'Live'])
      laneLayout({ style, type }, { reporter: { warn } });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    { style: 'Mosaic', type: 'Default' },
    { style: 'Standard', type: 'Horoscope' },
    { style: 'MenuCircle', type: 'ContinueWatching' },
    { style: 'NumberedPortrait', type: 'OnTvNow' },
    { style: 'Hero', type: 'ContinueWatching' },
  ])('LANE-23 the unsupported combination $type/$style is logged and gets the Standard layout', (lane) => {
    const warn = vi.fn();
    expect(laneLayout(lane, { reporter: { warn } })).toEqual(standard);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain(`${lane.type}/${lane.style}`);
  });
});
