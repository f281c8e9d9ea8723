select id from file where plant_id = ? order by id desc limit ?
select count(*) from file where plant_id = ?
order by id asc -- id
--   SEARCH file USING COVERING INDEX file__plant_id_ix (plant_id=?)

and id = ?
and id in (?, …)
--   SEARCH file USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: name, file_type, owner_name, status
and {} is null -- {}: name, file_type, owner_name
and {} in (?, …) -- {}: name, file_type, owner_name, status
and {} like ? escape '\' -- {}: name, file_type, owner_name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (file_type like ? escape '\' and (file_type like ? escape '\' or squeezed(file_type) like ? escape '\'))
)
-- keyword
--   SEARCH file USING INDEX file__plant_id_ix (plant_id=?)

select owner_name as key0, count(*) from file where plant_id = ? group by 1 limit ? -- group_owner_name
--   SEARCH file USING COVERING INDEX file__plant_owner_name_owner_id_ix (plant_id=?)

select max(id) from file -- group_status, group_created_at, group_updated_at, group_measures
--   SEARCH file

select row_groups(10000, 1, 0, status) from file indexed by file__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from file indexed by file__plant_uq where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from file indexed by file__plant_uq where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, owner_name, bytes) from file indexed by file__plant_uq where plant_id = ? -- group_measures
--   SEARCH file USING INDEX file__plant_uq (plant_id=?)
