import { configure } from '@testing-library/react';

// What is waited for comes when it comes: a loaded machine is slow, and no test asserts time.
configure({ asyncUtilTimeout: 30_000 });
