import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What is waited for is a condition; a busy machine may take its time (milliseconds).
configure({ asyncUtilTimeout: 5000 });
