/* global __react_refresh_library__ */
// Stands in for `react-refresh/runtime` in development: the shell and the sections are separate builds on one page with one React, which
// takes one runtime, the first build's. The build's name keeps each build's components apart.
import * as own from 'own-react-refresh';

const isFirst = globalThis.__arenaReactRefresh === undefined;
const runtime = (globalThis.__arenaReactRefresh ??= own);
export const injectIntoGlobalHook = isFirst ? runtime.injectIntoGlobalHook : () => undefined;
export const register = (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`);
export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } = runtime;
