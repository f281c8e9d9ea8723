@echo off
rem start.cmd            starts Millwright with the Node beside it
rem start.cmd doctor     one of its tools: backup, restore, doctor, migrate, seed, upgrade, service
setlocal
set "HERE=%~dp0"
set "VERSION=%HERE%"
set "NAME="
rem Written by upgrade: the version that runs.
if exist "%HERE%versions\current" set /p NAME=<"%HERE%versions\current"
if defined NAME if exist "%HERE%versions\%NAME%\dist\server\main.js" set "VERSION=%HERE%versions\%NAME%\"
set "NODE=%VERSION%node\node.exe"
if not exist "%NODE%" set "NODE=%HERE%node\node.exe"
"%NODE%" --max-semi-space-size=8 "%VERSION%dist\server\main.js" %*
exit /b %ERRORLEVEL%
