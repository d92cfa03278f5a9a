import { call, defineSectionCalls } from '@arena/shared/contract';
import { entity, id, strictEntity, text, trimmedText } from '@arena/shared/contract/wire';
import * as z from '@arena/shared/contract/zod';

const campaign = entity({ id: ['id', id], title: ['title', text], createdBy: ['created_by', text] });
const newCampaign = strictEntity({ title: ['title', trimmedText(80).check(z.minLength(1))] });

export const promoCalls = defineSectionCalls('mfe_promos', {
  list: { ...call('GET /campaigns'), response: z.array(campaign) },
  create: { ...call('POST /campaigns'), body: newCampaign, response: campaign },
});
