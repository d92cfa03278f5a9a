import { describeReadings } from './describe-readings';

jest.mock('@arena/shared/ui/charts', () => ({ Chart: () => null }));
jest.mock('../../../shell/src/sections/loader', () => ({ fetchSection: jest.fn() }));

describeReadings(1);
