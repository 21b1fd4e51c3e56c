import { reactive } from 'vue';

export const plants = reactive([
  { id: 'fern', name: 'Boston fern', everyDays: 3, daysLeft: 1 },
  { id: 'aloe', name: 'Aloe vera', everyDays: 14, daysLeft: 9 },
  { id: 'basil', name: 'Basil', everyDays: 2, daysLeft: 0 },
]);
