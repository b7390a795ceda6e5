// Written by `make types` from what the server says of itself. Do not edit.

export const LIMITS = {
  BotSeat: { level: { least: 1, most: 6 } },
  MoveClock: { seconds: { least: 5, most: 3600 } },
  BankClock: { seconds: { least: 10, most: 21600 }, increment: { least: 0, most: 600 } },
  DaysClock: { days: { least: 1, most: 30 } },
  Sit: { name: { least: 1, most: 40 } },
  Chat: { text: { least: 1, most: 500 } },
};
