import { messageOf, useOperation, useQuery } from '@arena/shared/platform';
import { Button } from '@arena/shared/ui/core';
import { useState } from 'react';
import { campaignsQuery, createCampaign } from './promos';

export default function PromosPage() {
  const { data = [], error } = useQuery(campaignsQuery);
  const create = useOperation(createCampaign, null);
  const [title, setTitle] = useState('');
  return (
    <>
      <h1>Promos</h1>
      {error === null ? null : <p role="alert">{messageOf(error)}</p>}
      <ul>
        {data.map((campaign) => (
          <li key={campaign.id}>
            {campaign.title}, by {campaign.createdBy}
          </li>
        ))}
      </ul>
      <input aria-label="Title" value={title} onChange={({ target }) => setTitle(target.value)} />
      <Button onClick={() => void create.run({ title })}>Create</Button>
      {create.outcome?.kind === 'refused' ? <p role="alert">{create.outcome.message}</p> : null}
    </>
  );
}
