select id from app_version order by build desc, id desc limit ?
select count(*) from app_version
--   SCAN app_version USING COVERING INDEX app_version__build_id_ix

order by build asc, id asc
--   SCAN app_version USING COVERING INDEX app_version__build_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, released) from app_version -- group_released
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from app_version -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from app_version -- group_updated_at
select row_groups(10000, 1, 0, platform, file_bytes) from app_version -- group_measures
--   SCAN app_version

and id = ?
--   SEARCH app_version USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH app_version USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and platform = ?
--   SEARCH app_version USING COVERING INDEX app_version__platform_build_uq (platform=?)

and platform in (?, …)
--   SEARCH app_version USING COVERING INDEX app_version__platform_build_uq (platform=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: version, released
and {} is null -- {}: version
and {} in (?, …) -- {}: version
and {} like ? escape '\' -- {}: version
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and version like ? escape '\' and (version like ? escape '\' or squeezed(version) like ? escape '\') -- keyword
--   SCAN app_version USING INDEX app_version__build_id_ix

select platform as key0, count(*) from app_version group by 1 limit ? -- group_platform
--   SCAN app_version USING COVERING INDEX app_version__platform_build_uq

select max(id) from app_version -- group_released, group_created_at, group_updated_at, group_measures
--   SEARCH app_version
