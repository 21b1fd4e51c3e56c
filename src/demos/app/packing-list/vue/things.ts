import { reactive } from 'vue';

export const things = reactive([
  { id: 'tent', name: 'Tent', count: 1, packed: false },
  { id: 'socks', name: 'Socks', count: 4, packed: true },
  { id: 'mug', name: 'Mug', count: 2, packed: false },
]);
