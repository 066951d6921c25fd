import { expect, it } from 'vitest';
import { resultLaneIndex } from './Exploration.tsx';

const lane = (style: string, supportsPaging = true) => ({ style, type: 'Default', supportsPaging });

it.each([
  [[lane('Featured'), lane('SwimmingPool')], 1],
  [[lane('SwimmingPool'), lane('SwimmingPoolPortrait'), lane('Standard')], 1],
  [[lane('SwimmingPool', false), lane('Standard')], -1],
  [[], -1],
])('PAGE-38 the results of %j are in lane %i', (lanes, index) => expect(resultLaneIndex(lanes)).toBe(index));
