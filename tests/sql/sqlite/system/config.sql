select id from config order by id desc limit ?
order by id asc -- id
and {} = ? -- {}: config_name, config_type
and {} is null -- {}: config_name, config_key
and {} in (?, …) -- {}: config_name, config_type
and {} like ? escape '\' -- {}: config_name, config_key
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (config_name like ? escape '\' and (config_name like ? escape '\' or squeezed(config_name) like ? escape '\'))
  or (config_key like ? escape '\' and (config_key like ? escape '\' or squeezed(config_key) like ? escape '\'))
-- keyword
select row_groups(10000, 1, 0, config_type) from config -- group_config_type, group_measures
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from config -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from config -- group_updated_at
--   SCAN config

select count(*) from config
--   SCAN config USING COVERING INDEX config__config_key_uq

and id = ?
and id in (?, …)
--   SEARCH config USING INTEGER PRIMARY KEY (rowid=?)

and config_key = ?
--   SEARCH config USING COVERING INDEX config__config_key_uq (config_key=?)

and config_key in (?, …)
--   SEARCH config USING COVERING INDEX config__config_key_uq (config_key=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from config -- group_config_type, group_created_at, group_updated_at, group_measures
--   SEARCH config
