import { isTimeZone } from '@arena/shared/contract';
import type { RegistrySettings } from '@arena/shared/contract/publishing';
import { previewDays } from '../ship/registry/previews.ts';
import { readPublicKeys } from '../ship/registry/signing.ts';
import { EVENT_STREAMS } from './api-proxy.ts';
import { readAllowedOrigins } from './dev-sections/allowed-origins.ts';
import { readKey } from './dev-sections/key.ts';
import { readSectionBackends } from './section-services.ts';

function timeZoneOf(given = 'UTC'): string {
  if (isTimeZone(given)) return given;
  throw new Error(`PLATFORM_TIME_ZONE '${given}' is not a time zone such as 'UTC' or 'Asia/Kolkata'.`);
}

/** The settings of the shell's server, out of the environment. docs/reference/settings.md lists them. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const registryKeys = [...readPublicKeys(env.REGISTRY_KEYS)];
  return {
    port: Number(env.PORT ?? 3000),
    /** The backend's origin, without /api/v1. */
    api: new URL(env.API_URL ?? `http://localhost:${env.API_PORT ?? 8080}`).origin,
    eventStreams: Number(env.EVENT_STREAMS || EVENT_STREAMS),
    ...(env.SITE_URL ? { site: new URL(env.SITE_URL).origin } : {}),
    /** Whether it is counted what sections go through in browsers. */
    telemetry: env.TELEMETRY !== 'off',
    /** A collector of OpenTelemetry that the counts are passed on to. */
    ...(env.OTLP_ENDPOINT ? { collector: new URL(env.OTLP_ENDPOINT).href } : {}),
    shipApi: env.SHIP_API === 'on',
    settings: {
      authScheme: env.API_AUTH_SCHEME ?? 'Bearer',
      platformTimeZone: timeZoneOf(env.PLATFORM_TIME_ZONE),
      environment: env.ENVIRONMENT_NAME || null,
      formEndpoint: env.FORM_ENDPOINT || null,
      ...(registryKeys.length === 0 ? {} : { registryKeys }),
    } satisfies RegistrySettings,
    sectionBackends: readSectionBackends(env.SECTION_BACKENDS),
    devSections: { allowed: readAllowedOrigins(env.DEV_SECTIONS), key: readKey(env.DEV_SECTIONS_KEY) },
    previews: previewDays(env) > 0,
  };
}
