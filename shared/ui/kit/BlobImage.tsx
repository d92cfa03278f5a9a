import { type ComponentPropsWithoutRef, useCallback } from 'react';

/** The props of an `img`, with a `blob` in place of `src`. */
export type BlobImageProps = Omit<ComponentPropsWithoutRef<'img'>, 'src'> & { readonly blob: Blob; readonly alt: string };

/** An image from a Blob. Its object URL is revoked on unmount. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => {
        // Cancels a pending load, which would fail once the URL is revoked.
        image.removeAttribute('src');
        URL.revokeObjectURL(address);
      };
    },
    [blob],
  );
  return <img ref={show} alt={alt} draggable={false} {...rest} />;
}
