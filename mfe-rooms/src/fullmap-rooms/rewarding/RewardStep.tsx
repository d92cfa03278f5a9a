import { useId, useState } from 'react';
import { isolated, type LocalDateTime, type RewardTiers, tierOf } from '@arena/shared/contract';
import { OWN_PAYMENT, useIsOwnMoney } from '@arena/shared/platform';
import { Avatar, BannedNotice, Banner, tooLong } from '@arena/shared/ui';
import { FormHelperText, InputBase } from '@arena/shared/ui/forms';
import { Quiet } from '../../common/words.styles';
import { POSITIONS } from '../pool';
import { MESSAGE_LIMIT, type PlannedReward, sharingPosition } from './reward-plan';
import { Field, Label, Name, Place, Places, Who } from './RewardStep.styles';
import * as t from './rewarding.messages';

const ORDINALS = ['1st', '2nd', '3rd', '4th'] as const;

export const nameOf = ({ name, userId }: Pick<PlannedReward, 'name' | 'userId'>) => isolated(name ?? t.userNumber(userId));

/** null when no tier pays this position. */
export function earns(tiers: RewardTiers, position: number | null): string | null {
  const tier = position === null ? null : tierOf(tiers, position);
  return tier === null ? null : t.tierPays(tier.places, tier.reward);
}

interface RewardStepProps {
  readonly reward: PlannedReward;
  readonly all: readonly PlannedReward[];
  readonly tiers: RewardTiers;
  /** null when the winner isn't banned. */
  readonly bannedSince: LocalDateTime | null;
  readonly onChange: (changes: Partial<PlannedReward>) => void;
}

function Position({ reward: { position }, tiers, onChange }: Pick<RewardStepProps, 'reward' | 'tiers' | 'onChange'>) {
  const name = useId();
  const tier = earns(tiers, position);
  const hint = position === null ? t.choosePosition : tier === null ? t.noRewardHere : t.rewardedAs(tier);
  return (
    <Field as="fieldset">
      <Label as="legend">{t.positionField}</Label>
      <Places>
        {POSITIONS.map((place, index) => (
          <Place key={place}>
            <input
              type="radio"
              name={name}
              value={place}
              aria-label={t.positionNumber(place)}
              checked={position === place}
              onChange={() => onChange({ position: place })}
            />
            <span aria-hidden>{ORDINALS[index]}</span>
          </Place>
        ))}
      </Places>
      <FormHelperText component="p" sx={{ mt: '6px' }}>
        {hint}
      </FormHelperText>
    </Field>
  );
}

function Message({ reward, onChange }: Pick<RewardStepProps, 'reward' | 'onChange'>) {
  const id = useId();
  const [message, setMessage] = useState(reward.message);
  const long = tooLong(message, MESSAGE_LIMIT);
  // Saves every keystroke, so that a reload loses none.
  const type = (typed: string) => {
    setMessage(typed);
    onChange({ message: typed });
  };
  return (
    <Field>
      <Label htmlFor={id}>{t.message}</Label>
      <InputBase
        id={id}
        fullWidth
        multiline
        minRows={3}
        placeholder={t.messagePlaceholder}
        value={message}
        onChange={(event) => type(event.target.value)}
        error={long !== null}
        inputProps={{ 'aria-describedby': long === null ? undefined : `${id}-long` }}
      />
      {long === null ? null : (
        <FormHelperText id={`${id}-long`} error component="p" sx={{ mt: '6px' }}>
          {long}
        </FormHelperText>
      )}
    </Field>
  );
}

/** Mount it with a key per winner. */
export function RewardStep(props: RewardStepProps) {
  const { reward } = props;
  const own = useIsOwnMoney(reward.userId);
  return (
    <>
      <Who>
        <Avatar name={reward.name} size={44} />
        <div>
          <Name>{nameOf(reward)}</Name>
          <Quiet>{t.userNumber(reward.userId)}</Quiet>
        </div>
      </Who>
      {own ? <Banner tone="wait" title={OWN_PAYMENT} /> : <RewardFields {...props} />}
    </>
  );
}

function RewardFields({ reward, all, tiers, bannedSince, onChange }: RewardStepProps) {
  const sharing = sharingPosition(all, reward);
  return (
    <>
      <Position reward={reward} tiers={tiers} onChange={onChange} />
      {sharing.length === 0 ? null : (
        <Banner tone="wait" title={t.positionTaken(reward.position, sharing.map(nameOf).join(', '))}>
          {t.fineForSquads}
        </Banner>
      )}
      <Message reward={reward} onChange={onChange} />
      {bannedSince === null ? null : (
        <BannedNotice
          name={nameOf(reward)}
          since={bannedSince}
          verb={t.pay}
          confirmed={reward.bannedConfirmed === true}
          onConfirm={(bannedConfirmed) => onChange({ bannedConfirmed })}
        />
      )}
    </>
  );
}
