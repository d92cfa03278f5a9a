import { useId, useState } from 'react';
import { type RewardTiers, tierOf } from '@arena/shared/contract';
import { Avatar, Banner, tooLong } from '@arena/shared/ui';
import { FormHelperText, InputBase } from '@arena/shared/ui/forms';
import { MESSAGE_LIMIT, POSITIONS, type PlannedReward, sharingPosition } from './reward-plan';
import { Field, Label, Name, Place, Places, Quiet, Who } from './RewardStep.styles';

const ORDINALS = ['1st', '2nd', '3rd', '4th'] as const;

export const nameOf = ({ name, userId }: Pick<PlannedReward, 'name' | 'userId'>) => name ?? `User ${userId}`;

/** What a position earns by the room's tiers, in words; null when no tier pays it. */
export function earns(tiers: RewardTiers, position: number | null): string | null {
  const tier = position === null ? null : tierOf(tiers, position);
  return tier === null ? null : `top ${tier.places}: ${tier.reward}`;
}

export interface RewardStepProps {
  readonly reward: PlannedReward;
  readonly all: readonly PlannedReward[];
  readonly tiers: RewardTiers;
  readonly disabled: boolean;
  readonly onChange: (changes: Partial<PlannedReward>) => void;
}

/** One winner: the position, and a message. Mount it anew for each. */
export function RewardStep({ reward, all, tiers, disabled, onChange }: RewardStepProps) {
  const id = useId();
  const [message, setMessage] = useState(reward.message);
  const sharing = sharingPosition(all, reward);
  // With every letter: a reload must not lose the last ones.
  const type = (typed: string) => {
    setMessage(typed);
    onChange({ message: typed });
  };

  const long = tooLong(message, MESSAGE_LIMIT);
  const tier = earns(tiers, reward.position);
  return (
    <>
      <Who>
        <Avatar name={reward.name} size={44} />
        <div>
          <Name>{nameOf(reward)}</Name>
          <Quiet>User {reward.userId}</Quiet>
        </div>
      </Who>
      <Field as="fieldset">
        <Label as="legend">Position</Label>
        <Places>
          {POSITIONS.map((position, index) => (
            <Place key={position}>
              <input
                type="radio"
                name={`${id}-position`}
                value={position}
                aria-label={`Position ${position}`}
                checked={reward.position === position}
                disabled={disabled}
                onChange={() => onChange({ position })}
              />
              <span aria-hidden>{ORDINALS[index]}</span>
            </Place>
          ))}
        </Places>
        <FormHelperText component="p" sx={{ mt: '6px' }}>
          {reward.position === null
            ? 'Choose a position to go on.'
            : tier === null
              ? 'No reward tier pays this position.'
              : `Pays by tier ${tier}`}
        </FormHelperText>
      </Field>
      {sharing.length === 0 ? null : (
        <Banner tone="wait" title={`Position ${reward.position} is given to ${sharing.map(nameOf).join(', ')} as well.`}>
          That is allowed, for a squad for example.
        </Banner>
      )}
      <Field>
        <Label htmlFor={`${id}-message`}>Message</Label>
        <InputBase
          id={`${id}-message`}
          fullWidth
          multiline
          minRows={3}
          placeholder="Message..."
          value={message}
          disabled={disabled}
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
    </>
  );
}
