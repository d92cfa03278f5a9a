import { memo, useState } from 'react';
import type { Member } from '@arena/shared/contract';
import { BlobImage, Icon, initials, useDelayed } from '@arena/shared/ui';
import { ImageOff } from 'lucide';
import { nameOf } from '../member';
import { usePicture } from '../users.queries';
import * as t from './list.messages';

/** Rows that scroll past quickly load no picture. */
const STAYS_MS = 200;

export const ListPicture = memo(function ListPicture({ member }: { readonly member: Pick<Member, 'id' | 'name' | 'email' | 'imageName'> }) {
  if (member.imageName === null) return <DefaultPicture name={member.name} />;
  return <OwnPicture imageName={member.imageName} member={member} />;
});

/** The kit's avatar as plain elements, styled once for the whole list. */
function DefaultPicture({ name }: { readonly name: string | null }) {
  return (
    <span data-picture="default" aria-hidden>
      {initials(name)}
    </span>
  );
}

function OwnPicture({ imageName, member }: { readonly imageName: string; readonly member: Pick<Member, 'id' | 'name' | 'email'> }) {
  const [stays, setStays] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const { data, error } = usePicture(imageName, stays);
  useDelayed(() => setStays(true), STAYS_MS, true);
  if (error !== null || unreadable) {
    return (
      <span data-picture="failed">
        <Icon node={ImageOff} title={t.imageFailed} />
      </span>
    );
  }
  if (data === undefined) return <DefaultPicture name={member.name} />;
  return <BlobImage data-picture="own" blob={data} alt={t.pictureOf(nameOf(member))} onError={() => setUnreadable(true)} />;
}
