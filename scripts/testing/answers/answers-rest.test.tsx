import { describeReadings } from './describe-readings';

jest.mock('../../../shell/src/charts/Chart', () => ({ __esModule: true, default: () => null }));
jest.mock('../../../shell/src/sections/loader', () => ({ fetchSection: jest.fn() }));

describeReadings(1);
