import { defineOperation, fetchFresh, platform } from '@arena/shared/platform';
import { promoCalls } from './calls';

export const campaignsQuery = {
  queryKey: ['campaigns'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => platform().api.call(promoCalls.list, {}, { signal }),
};

export const createCampaign = defineOperation({
  id: 'campaign-create',
  readBefore: 'after-silence',
  keyed: true,
  target: () => null,
  describe: ({ title }: { readonly title: string }) => ({ title }),
  read: () => fetchFresh(campaignsQuery),
  recognise: (campaigns, { title }) => (campaigns.some((one) => one.title === title) ? { status: 'done' } : { status: 'open' }),
  send: (body, options) => platform().api.call(promoCalls.create, { body }, options),
  refresh: () => platform().queryClient.invalidateQueries({ queryKey: campaignsQuery.queryKey }),
});
