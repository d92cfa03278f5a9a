// The chart library, shared at run time and loaded with the first chart that is drawn.
export { Chart } from './charts/Chart';
