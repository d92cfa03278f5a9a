export { backToRooms, close, loading, noRoomData, prize, userNumber } from '../rooms.messages';
// delete-room
export const roomDeleted = (id: number | string) => `Room ${id} was deleted`;
export const deletedElsewhere = 'This room was just deleted in another tab.';
// payment-words
export const noPaymentDetails = 'No payment details are available in this browser.';
export const sentFromHere = (target: string, time: string) =>
  `A payment to ${target} was sent from here on ${time}. We can’t tell whether this was the one that went through.`;
export const wasPaid = (winner: string, amount: string, time: string) => `${winner} was paid${amount} on ${time}.`;
export const neverConfirmed = (target: string, time: string) => `A payment to ${target} was sent on ${time} but was never confirmed.`;
export const payingNowSends = (prize: string, winner: string) => `Paying now sends ${prize} to ${winner}`;
export const payAgainQuestion = 'This room has already been paid. Pay again?';
export const payAgainHint = (first: string, again: string) => `${first} ${again}, on top of the first payment. You can’t undo this.`;
export const paySecondTime = 'Pay a second time';
export const sendPaymentAgainQuestion = 'Send the payment again?';
export const sendPaymentAgainHint = (first: string, again: string) =>
  `${first} The room is still unpaid. ${again}. If the first payment still goes through, the room will be paid twice.`;
export const sendAgain = 'Send again';
// PaymentNotice
export const notConfirmed = 'Payment not confirmed';
export const roomIsPaid = 'The room is paid.';
export const alreadyPaid = 'This room was already paid. No second payment was made.';
export const winnerSubmitted = '✅ Winner submitted successfully!';
export const paidElsewhere = 'This room was just paid in another tab. Nothing was sent from here.';
export const nothingSent = 'Nothing was sent.';
export const checking = 'Checking...';
export const checkAgain = 'Check again';
export const checkingStatus = 'Checking payment status…';
export const checkFailed = 'Couldn’t check the payment status.';
export const stillUnpaid = 'The room is still unpaid.';
// WinnerForm
export const positionExample = 'Enter a position, such as 1';
export const positionTooSmall = 'The position must be more than 0';
export const positionSteps = 'Use steps of 0.1';
export const winner = 'Winner';
export const room = 'Room';
export const position = 'Position';
export const message = 'Message';
export const messagePlaceholder = 'Message...';
export const submitting = 'Submitting...';
export const nextRoom = (left: string) => `Next room to pay (${left} left)`;
export const submitWinner = 'Submit Winner';
export const pay = 'Pay';
// WinnerPanel
export const linkIncomplete = 'This link is missing a room or winner. Pick the winner on the Room Rewards screen.';
export const didNotPlay = (userId: number, roomId: number) =>
  `User ${userId} didn’t play in room ${roomId}. Pick the winner on the Room Rewards screen.`;
export const confirmWinner = 'Confirm Winner';
export const assignPosition = 'Assign position & add a custom message';
export const sendingPayment = 'Sending payment…';
// room-payment
export const roomHasBeenPaid = 'This room has been paid.';
export const paidUnknown = 'Couldn’t check whether this room is already paid. Nothing was sent.';
// rooms.operations
export const roomOrApprovalFailed = 'Couldn’t load the room or its approval.';
export const storageBlocked =
  'Your browser blocks site storage, which we need to prevent a second payment. Nothing was sent. Allow site data and try again.';
export const deleteQuestion = (roomId: number) => `Delete room ${roomId}?`;
export const deleteHint = (entryFee: string, players: readonly string[]) =>
  `This permanently deletes the room and refunds the ${entryFee} entry fee to ${players.join(' and ') || 'everyone who paid it'}.`;
export const deleteRoom = 'Delete room';
