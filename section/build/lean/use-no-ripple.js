// In place of MUI's useLazyRipple, which renders every button again at its first press, to be ready for a ripple.
const ripple = { ref: null, shouldMount: false, start() {}, stop() {}, pulsate() {} };
export default () => ripple;
