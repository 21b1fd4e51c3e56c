/** Stands for a module whose work is done elsewhere. */
export {};
