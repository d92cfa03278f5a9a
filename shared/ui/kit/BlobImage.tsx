import { type ComponentPropsWithoutRef, useCallback } from 'react';

export type BlobImageProps = Omit<ComponentPropsWithoutRef<'img'>, 'src'> & { readonly blob: Blob; readonly alt: string };

/** A picture out of bytes. Its address lives exactly as long as the element that shows it. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => {
        // Ends a load under way, which would fail without its address.
        image.removeAttribute('src');
        URL.revokeObjectURL(address);
      };
    },
    [blob],
  );
  return <img ref={show} alt={alt} draggable={false} {...rest} />;
}
