import { reactive } from 'vue';

export const books = reactive([
  { id: '1', title: 'Moby-Dick', notes: '', finished: false },
  { id: '2', title: 'Frankenstein', notes: 'Read the 1818 text.', finished: true },
  { id: '3', title: 'Middlemarch', notes: '', finished: false },
]);
