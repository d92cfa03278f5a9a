/* global __react_refresh_library__ */
// Replaces `react-refresh/runtime`: all builds of a page share one runtime. The build's name keeps their components apart.
import * as own from 'own-react-refresh';

const isFirst = globalThis.__arenaReactRefresh === undefined;
const runtime = (globalThis.__arenaReactRefresh ??= own);
export const injectIntoGlobalHook = isFirst ? runtime.injectIntoGlobalHook : () => undefined;
export const register = (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`);
export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } = runtime;
