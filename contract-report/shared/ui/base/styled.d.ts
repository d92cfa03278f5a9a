import { type CreateStyled } from '@emotion/styled';
/** Emotion's `styled`, which by itself serialises every style again at every render, also one that never changes. */
export declare const styled: CreateStyled;
