export const planets = [
  { id: 'venus', name: 'Venus', days: 225 },
  { id: 'earth', name: 'Earth', days: 365 },
  { id: 'mars', name: 'Mars', days: 687 },
];
