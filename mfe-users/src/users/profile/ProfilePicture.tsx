import { useState } from 'react';
import { Avatar, BlobImage, Button, color, Icon, radius, Skeleton, styled } from '@arena/shared/ui';
import { ImageOff, RotateCw } from 'lucide';
import { usePicture } from '../users.queries';
import * as t from './profile.messages';

const SIDE = 96;
const Image = styled(BlobImage)({
  width: '6rem',
  height: '6rem',
  borderRadius: '1.75rem',
  objectFit: 'cover',
  flex: 'none',
  display: 'block',
});
// The kit sizes initials for small pictures.
const Default = styled('div')({ flex: 'none', '& > span': { fontSize: '1.75rem' } });
const Failed = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: '12px 14px',
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.panel,
  color: color.bad,
  fontSize: '0.8125rem',
});

export function ProfilePicture({ name, imageName }: { readonly name: string | null; readonly imageName: string | null }) {
  if (imageName === null) {
    return (
      <Default>
        <Avatar name={name} size={SIDE} />
      </Default>
    );
  }
  // The key resets the failure state when the picture changes.
  return <OwnPicture key={imageName} name={name} imageName={imageName} />;
}

function OwnPicture({ name, imageName }: { readonly name: string | null; readonly imageName: string }) {
  const { data, error, isFetching, refetch } = usePicture(imageName);
  const [unreadable, setUnreadable] = useState(false);
  if (error !== null || unreadable) {
    const retry = () => {
      setUnreadable(false);
      void refetch();
    };
    return (
      <Failed role="alert">
        <Icon node={ImageOff} size={20} />
        {t.imageFailed}
        <Button size="sm" icon={RotateCw} busy={isFetching} onClick={retry}>
          {t.retry}
        </Button>
      </Failed>
    );
  }
  if (data === undefined) return <Skeleton width={SIDE} height={SIDE} round />;
  return <Image blob={data} alt={t.pictureOf(name ?? t.thisUser)} onError={() => setUnreadable(true)} />;
}
