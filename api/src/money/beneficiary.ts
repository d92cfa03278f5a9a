import { forbidden } from '../http/errors';

/** The beneficiary never decides: an administrator's own money is another administrator's decision. */
export function requireOtherThanBeneficiary(actorId: number, beneficiaryId: number, sentence: string): void {
  if (actorId === beneficiaryId) throw forbidden(sentence);
}

/** A request of the own balance, approved or rejected. */
export const OWN_REQUEST = "You can't decide your own request. Ask another administrator.";
