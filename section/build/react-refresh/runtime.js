/* global __react_refresh_library__ */
// Stands in for `react-refresh/runtime` in development. The shell and the sections are builds of their own on one page, with one
// React: it takes one runtime, the first one's, for all of them. Each build's components are kept apart by its name.
import * as own from 'own-react-refresh';

const isFirst = globalThis.__arenaReactRefresh === undefined;
const runtime = (globalThis.__arenaReactRefresh ??= own);

export const injectIntoGlobalHook = isFirst ? runtime.injectIntoGlobalHook : () => undefined;
export const register = (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`);
export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } = runtime;
