// hub
export const tooManyStreams = 'The console is open in too many of your browsers. Close it in one of them.';
export const liveUpdatesBusy = 'Live updates are busy. They’ll start automatically in a while.';
