export { Chart } from './charts/Chart';
