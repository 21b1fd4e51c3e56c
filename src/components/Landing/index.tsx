export { default as Hero } from './Hero';
export { default as Section } from './Section';
export { default as Stage } from './Stage';
export { default as Starts } from './Starts';
