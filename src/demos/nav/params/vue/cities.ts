export interface City {
  name: string;
  text: string;
}

export const cities: City[] = [
  { name: 'Lisbon', text: '24 °C and sunny' },
  { name: 'Oslo', text: '9 °C and windy' },
  { name: 'Nairobi', text: '19 °C with showers' },
];
