// The boundary behind which shared modules are agreed on before the first of them is used.
void import('./bootstrap.tsx');
