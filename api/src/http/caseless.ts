import { limitedText } from '@arena/shared/contract';
import { codec, type input, type output, type ZodMiniType } from 'zod/mini';

/** A word of a path that is taken in any case, as the platform's backend does. */
export const caseless = <S extends ZodMiniType<string, string>>(words: S) =>
  codec(limitedText(100), words, { decode: (value) => value.toUpperCase() as input<S>, encode: (value: output<S> | string) => value });
