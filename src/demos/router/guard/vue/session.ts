import { ref } from 'vue';

export const signedIn = ref(false);
